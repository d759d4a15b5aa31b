import type { Logo } from '../../../shared/domain/settings/letterhead';
import type { Deps } from '../../runtime/deps/deps';

type Whose = { readonly organizationId: string };

/** Where a logo stays, with the photos: browsers may read those. */
export const logoFile = ({ organizationId, logo }: Whose & { readonly logo: Logo }): string =>
  `images/${organizationId}/logo/${logo.file}`;

type Shown = Whose & { readonly logo: Logo | undefined; readonly now: Date };

/** A signed address for up to an hour; empty without a logo. */
export const logoLink = (
  { organizationId, logo, now }: Shown,
  { files }: Pick<Deps, 'files'>,
): Promise<string> => files.link(logo ? logoFile({ organizationId, logo }) : '', now);
