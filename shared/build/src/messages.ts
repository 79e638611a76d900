export { readMessageMetadata } from './metadata/message-metadata';
