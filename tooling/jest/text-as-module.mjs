/** Transforms a text file into a module with the text as default export, as webpack does. */
const textAsModule = {
  /** @param {string} text */
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};

export default textAsModule;
