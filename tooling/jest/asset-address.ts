/** Mock of imported images, fonts and global style sheets. */
const address = '/mock-asset';

export default address;
