/** Downloads a text as a file. */
export function downloadText(text: string, file: { readonly name: string; readonly type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${file.type};charset=utf-8` }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = file.name;
  anchor.click();
  URL.revokeObjectURL(address);
}

export const downloadCsv = (csv: string, name: string): void => downloadText(csv, { name, type: 'text/csv' });
