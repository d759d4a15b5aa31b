/** This computer's name for the shortcut modifier. */
export const modKey = (): string => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl');
