/* Browser code imports types and the two constants only: the schemas pull in zod and are for the service. */
export { clientEvents, handshake, MESSAGE_LENGTH, MESSAGING_PATH, REPLY_OUTCOMES } from './events';
export type {
  ClientEvent,
  ClientEventName,
  ClientToService,
  Opened,
  ReplyOutcome,
  Result,
  ServiceToClient,
} from './events';
