export type SignerPageProps = {
  /** The secret of the mail's link; empty when the address has none. */
  link: string;
  /** To another screen. */
  leave: (href: string) => void;
};
