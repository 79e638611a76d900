/* Browser code imports types and the two constants only: the schemas pull in zod and are for the service. */
export { clientEvents, handshake, REPLY_OUTCOMES } from './events';
export { MESSAGE_LENGTH, MESSAGING_PATH } from './limits';
export type {
  ClientEvent,
  ClientEventName,
  ClientToService,
  Opened,
  ReplyOutcome,
  Result,
  ServiceToClient,
} from './events';
