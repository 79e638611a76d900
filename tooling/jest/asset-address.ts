/** Stands in for every imported image, font and plain style sheet. */
const address = '/asset-under-test';

export default address;
