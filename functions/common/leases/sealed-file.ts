/** Where a sealed PDF lies, by its SHA-256. */
export const sealedFile = (organizationId: string, hash: string): string =>
  `sealed/${organizationId}/${hash}.pdf`;

/** What a sealed PDF is called where it is saved. */
export const sealedName = ({ unitNumber }: { readonly unitNumber: string }, what = 'Signed lease'): string =>
  `${what}, unit ${unitNumber}.pdf`;
