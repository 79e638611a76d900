import { describeFontDifference } from './machine-fonts';

const here = { families: ['Noto Sans CJK SC', 'Noto Serif'], drawing: 'a1' };

describe('fonts of two machines', () => {
  it('are the same when families and drawing are', () => {
    expect(describeFontDifference({ ...here }, here)).toBeNull();
  });

  it('differ by a family, which is named', () => {
    const why = describeFontDifference({ ...here, families: ['WenQuanYi'] }, here);
    expect(why).toContain('drawn with WenQuanYi');
    expect(why).toContain('Noto Sans CJK SC, Noto Serif');
  });

  it('differ by how the same families are drawn', () => {
    expect(describeFontDifference({ ...here, drawing: 'b2' }, here)).toMatch(/another version/);
  });
});
