/** The label of the property list's ⋯ menu, before and after its code loads. */
export const listMenuLabel = 'Import and export';
