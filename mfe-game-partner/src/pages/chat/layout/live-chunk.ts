// Code that only an open conversation needs, loaded after the page.
export { GuestNotice } from '../guest/guest-notice';
export { createConversation } from '../conversation/create-conversation';
export { MessageList } from '../list/message-list';
export { MemoryButton } from '../memory/memory-button';
export { Prompts } from '../prompts/prompts';
export { Reminder } from '../notices/reminder';
