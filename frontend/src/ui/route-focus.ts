/**
 * After a change of screen, focus goes to the new heading and its words are announced. Not after the first load, where the browser's own
 * behavior is right: the router's subscription sets the flag, the page that mounts next takes it.
 */
let pending = false;

export const expectPageChange = (): void => {
  pending = true;
};

export const takePageChange = (): boolean => {
  const was = pending;
  pending = false;
  return was;
};

/** The live region in which the root route says the new screen's name. */
export const announcerId = 'route-announcer';
