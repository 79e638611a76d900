import { markup } from './markup';

describe('markup', () => {
  it('escapes values in text and attributes', () => {
    const hostile = `<script>"'&`;
    expect(markup`<a title="${hostile}">${hostile}</a>`.text).toBe(
      '<a title="&lt;script&gt;&quot;&#39;&amp;">&lt;script&gt;&quot;&#39;&amp;</a>',
    );
  });

  it('keeps markup, joins arrays and omits null', () => {
    const items = ['a', '<b>'].map((item) => markup`<li>${item}</li>`);
    expect(markup`<ul>${items}</ul>`.text).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
    expect(markup`${null}${7}`.text).toBe('7');
  });
});
