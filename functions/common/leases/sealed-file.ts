/** The key of a sealed PDF, by its SHA-256. */
export const sealedFile = (organizationId: string, hash: string): string =>
  `sealed/${organizationId}/${hash}.pdf`;

/** What the letter of a settlement is called. */
export const letterName = 'Deposit settlement';

/** The file name of a downloaded sealed PDF. */
export const sealedName = ({ unitNumber }: { readonly unitNumber: string }, what = 'Signed lease'): string =>
  `${what}, unit ${unitNumber}.pdf`;
