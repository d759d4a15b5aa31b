/**
 * After navigation, the new heading takes the focus and is announced. Not after the first load, where the
 * browser already does it right. The router sets the flag; the next page that mounts takes it.
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

/** The live region where the root route announces the new screen. */
export const announcerId = 'route-announcer';
