import { isPageNotFound, notFound } from './not-found';

it('is recognized by its name, so that another copy of the class works, too', () => {
  expect(isPageNotFound(notFound('no game 99'))).toBe(true);
  expect(isPageNotFound(Object.assign(new Error('x'), { name: 'PageNotFound' }))).toBe(true);
  expect(isPageNotFound(new Error('PageNotFound'))).toBe(false);
  expect(isPageNotFound('PageNotFound')).toBe(false);
});
