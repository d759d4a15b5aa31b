import { helpPages } from '../../shared/domain/help/help-pages';

const accounts: Readonly<Record<string, string>> = {
  tenant: 'tenant@demo.test',
  applicant: 'applicant@demo.test',
};

/** Each screen that the help leads to, with who looks at it: the first role of its first page. */
export const helpShots: readonly { readonly screen: `/${string}`; readonly email: string }[] = [
  ...new Map(
    [...helpPages]
      .reverse()
      .flatMap(({ screen, roles: [role = ''] }) =>
        screen === undefined
          ? []
          : [[screen, { screen, email: accounts[role] ?? 'orgadmin@demo.test' }] as const],
      ),
  ).values(),
];
