/** The key that goes with a letter, as this computer calls it. */
export const modKey = (): string => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl');
