import { openDocument } from './open-document';

it('stores the language of a document, which decides a load of the home page', () => {
  // jsdom reports that it cannot load documents.
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  document.cookie = 'i18n_redirected=en; path=/';
  openDocument('/terms.html');
  expect(document.cookie).toContain('i18n_redirected=en');
  openDocument('/?channel=bili');
  expect(document.cookie).toContain('i18n_redirected=zh');
});
