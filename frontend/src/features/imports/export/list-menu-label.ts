/** How the property list's ⋯ is called, before and after its menu has come. */
export const listMenuLabel = 'Import and export';
