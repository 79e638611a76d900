import { createHash } from 'node:crypto';
import { createOpenApiDocument } from '../document';
import { markup, withCode } from '../../http/html';
import { renderDocumentPage, CONTENT_SECURITY_POLICY } from './page';
import { listFields, constraintTexts, typeText } from './schema-text';

describe('markup', () => {
  it('escapes values, joins lists and omits missing values', () => {
    const items = ['<b>', '"'].map((each) => markup`<li>${each}</li>`);
    expect(markup`<ul>${items}${false}${undefined}</ul>`.text).toBe(
      '<ul><li>&lt;b&gt;</li><li>&quot;</li></ul>',
    );
    expect(withCode('a `<b>` c').text).toBe('a <code>&lt;b&gt;</code> c');
  });
});

describe('schema texts', () => {
  it('name types and limits', () => {
    expect(
      typeText({ anyOf: [{ type: 'array', items: { enum: ['a', 1] } }, { type: 'null' }] }),
    ).toBe('list of "a" | 1 | null');
    expect(constraintTexts({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, default: 1 })).toEqual([
      'at least 1',
      'default 1',
    ]);
  });

  it('find fields inside lists and alternatives', () => {
    const inner = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
    const schema = {
      properties: { items: { type: 'array', items: { anyOf: [inner, { type: 'null' }] } } },
    };
    expect(listFields(schema).map(({ path, required }) => [path, required])).toEqual([
      ['items', false],
      ['items.id', true],
    ]);
  });
});

describe('the documentation page', () => {
  const page = renderDocumentPage(createOpenApiDocument());

  it('contains exactly the style that its policy allows', () => {
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
    const digest = createHash('sha256').update(style).digest('base64');
    expect(CONTENT_SECURITY_POLICY).toContain(`'sha256-${digest}'`);
  });

  it('shows access, parameters, body, payload, responses and an example', () => {
    const part = /<details id="postQuestGetChatRespond">[\s\S]*?<\/details>/.exec(page)?.[0] ?? '';
    expect(part).toContain('Anyone; a session changes the response');
    expect(part).toContain('<code>scene_id</code>');
    expect(part).toContain('<code>next_scene_id</code>');
    expect(part).toContain('40402');
    expect(part).toContain('POST /api/quest/get_chat_respond');
    expect(part).toContain('&quot;scene_id&quot;: &quot;door&quot;');
  });
});
