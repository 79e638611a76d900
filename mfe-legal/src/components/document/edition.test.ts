import { DOCUMENTS, editionOf } from './edition';

describe('the id behind the word of a legal address', () => {
  it.each([undefined, '', '.html', '.HTML'])('%p is the main document', (id) => {
    expect(editionOf('terms', id)).toEqual({ file: 'terms', number: null, published: true });
  });

  it('names the edition of a partner channel, in any case', () => {
    expect(editionOf('terms', '-txj.html').file).toBe('terms-txj');
    expect(editionOf('privacy', '-TXJ.html').file).toBe('privacy-txj');
    expect(editionOf('douvterms', '-legionzone.html').file).toBe('douvterms-legionzone');
    expect(editionOf('douvsubscribeterms', '-legionzone.html')).toEqual({
      file: 'douvsubscribeterms-legionzone',
      number: null,
      published: true,
    });
  });

  it('shows the main document for a channel that has no edition of it', () => {
    expect(editionOf('terms', '-legionzone.html').file).toBe('terms');
    expect(editionOf('terms', '-constructor.html').file).toBe('terms');
  });

  it('keeps a number and hides the address from search', () => {
    const numbered = { file: 'terms', number: '7', published: false };
    expect(editionOf('terms', '7')).toEqual(numbered);
    expect(editionOf('terms', '7.html')).toEqual(numbered);
  });

  it('knows top-up agreements by their number', () => {
    expect(editionOf('topup-agreement', '5')).toEqual({
      file: 'topup-agreement',
      number: '5',
      published: true,
    });
    expect(editionOf('topup-agreement', 'x').published).toBe(false);
  });

  it.each(['ofuse', '-../../x.html', '<b>', '7'.repeat(13), 'privacy.html'])(
    'answers the odd id %p with the main document and no number',
    (id) => {
      expect(editionOf('terms', id)).toEqual({ file: 'terms', number: null, published: false });
    },
  );

  it.each(['-txj.html', '-..%2f.html', '-legionzone.html.html', '__proto__'])(
    'never leaves the list of files: %p',
    (id) => {
      const files = Object.entries(DOCUMENTS).flatMap(([name, editions]) => [
        name,
        ...editions.map((edition) => `${name}-${edition}`),
      ]);
      expect(files).toContain(editionOf('privacy', id).file);
    },
  );
});
