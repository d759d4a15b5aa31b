/** What mammoth reads out of a Word file: its own tree, caught on its way to HTML. */
export type WordNode = {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly WordNode[];
  readonly styleName?: string | null;
  readonly numbering?: { readonly level: string | number; readonly isOrdered: boolean } | null;
  readonly breakType?: string;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly isUnderline?: boolean;
  readonly isHeader?: boolean;
  readonly colSpan?: number;
  readonly rowSpan?: number;
};
