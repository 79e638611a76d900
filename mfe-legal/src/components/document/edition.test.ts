import { DOCUMENTS, editionOf } from './edition';

describe('editionOf', () => {
  it.each([undefined, '', '.html', '.HTML'])('selects the main document for %p', (id) => {
    expect(editionOf('terms', id)).toEqual({ file: 'terms', number: null, published: true });
  });

  it('selects the edition of a partner channel, case-insensitively', () => {
    expect(editionOf('terms', '-txj.html').file).toBe('terms-txj');
    expect(editionOf('privacy', '-TXJ.html').file).toBe('privacy-txj');
    expect(editionOf('douvterms', '-legionzone.html').file).toBe('douvterms-legionzone');
    expect(editionOf('douvsubscribeterms', '-legionzone.html')).toEqual({
      file: 'douvsubscribeterms-legionzone',
      number: null,
      published: true,
    });
  });

  it('selects the main document for a channel without an edition', () => {
    expect(editionOf('terms', '-legionzone.html').file).toBe('terms');
    expect(editionOf('terms', '-constructor.html').file).toBe('terms');
  });

  it('returns the number and marks the URL as not published', () => {
    const numbered = { file: 'terms', number: '7', published: false };
    expect(editionOf('terms', '7')).toEqual(numbered);
    expect(editionOf('terms', '7.html')).toEqual(numbered);
  });

  it('treats numbered top-up agreements as published', () => {
    expect(editionOf('topup-agreement', '5')).toEqual({
      file: 'topup-agreement',
      number: '5',
      published: true,
    });
    expect(editionOf('topup-agreement', 'x').published).toBe(false);
  });

  it.each(['ofuse', '-../../x.html', '<b>', '7'.repeat(13), 'privacy.html'])(
    'selects the main document without a number for the unknown id %p',
    (id) => {
      expect(editionOf('terms', id)).toEqual({ file: 'terms', number: null, published: false });
    },
  );

  it.each(['-txj.html', '-..%2f.html', '-legionzone.html.html', '__proto__'])(
    'selects only listed files: %p',
    (id) => {
      const files = Object.entries(DOCUMENTS).flatMap(([name, editions]) => [
        name,
        ...editions.map((edition) => `${name}-${edition}`),
      ]);
      expect(files).toContain(editionOf('privacy', id).file);
    },
  );
});
