export type SignerPageProps = {
  /** The secret of the mailed link; empty when the address has none. */
  link: string;
  /** Opens another screen. */
  leave: (href: string) => void;
};
