/** Files of the classifiers in the folder of the persona. */
export const CLASSIFIER_FILES = {
  /** What a message asks for or tells. */
  messages: 'message-classes.bin',
  /** What a question about a game asks for. */
  games: 'game-questions.bin',
  /** The section of help that a question about the site asks for. */
  help: 'help-sections.bin',
  /** The partner whom a request for one describes. */
  partners: 'described-partners.bin',
};
