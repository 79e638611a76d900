// Code that only logged-in visitors need, loaded after the page.
export { createConversation } from '../conversation/create-conversation';
export { MessageList } from '../list/message-list';
export { MemoryButton } from '../memory/memory-button';
export { Prompts } from '../prompts/prompts';
export { Reminder } from '../notices/reminder';
