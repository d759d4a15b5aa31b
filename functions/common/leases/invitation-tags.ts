import * as z from 'zod';

/** The packet and person a mailed link belongs to. */
export type Invitation = {
  readonly organizationId: string;
  readonly leaseId: string;
  readonly term: number;
  readonly version: number;
  readonly signer: string;
};

/** What SES gives back with a bounce. A signer's id may hold any character, so it is encoded. */
export const invitationTags = ({ organizationId, leaseId, term, version, signer }: Invitation) => ({
  organization: organizationId,
  lease: leaseId,
  packet: `${term}-${version}`,
  signer: Buffer.from(signer).toString('base64url'),
});

/** As SES reports them: a list for each name. */
const Tags = z.object({
  organization: z.tuple([z.string()]),
  lease: z.tuple([z.string()]),
  packet: z.tuple([z.string().regex(/^\d+-\d+$/)]),
  signer: z.tuple([z.string()]),
});

/** The invitation that a bounced mail was; undefined for any other mail. */
export function invitationOf(tags: unknown): Invitation | undefined {
  const { data } = Tags.safeParse(tags);
  if (!data) return undefined;
  const [term = 0, version = 0] = data.packet[0].split('-').map(Number);
  return {
    organizationId: data.organization[0],
    leaseId: data.lease[0],
    term,
    version,
    signer: Buffer.from(data.signer[0], 'base64url').toString(),
  };
}
