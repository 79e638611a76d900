/** Turns a text file into a module whose default is its words, as webpack does. */
const textAsModule = {
  /** @param {string} words */
  process: (words) => ({ code: `module.exports = ${JSON.stringify(words)};` }),
};

export default textAsModule;
