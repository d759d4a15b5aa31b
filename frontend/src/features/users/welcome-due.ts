const key = 'welcomeDue';

/** An account was just activated here: after the login comes /welcome, once. */
export const dueWelcome = (): void => sessionStorage.setItem(key, 'yes');

/** Whether it is due; asking uses it up. */
export function takeWelcome(): boolean {
  const isDue = sessionStorage.getItem(key) !== null;
  sessionStorage.removeItem(key);
  return isDue;
}
