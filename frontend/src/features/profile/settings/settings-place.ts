/** The settings tabs. The first one has the plain address. */
export const settingsTabs = [
  { tab: 'appearance', label: 'Appearance' },
  { tab: 'organization', label: 'Organization' },
  { tab: 'notifications', label: 'Notifications' },
  { tab: 'devices', label: 'Devices' },
  { tab: 'two-step', label: 'Two-step login' },
] as const;

export type SettingsTab = (typeof settingsTabs)[number]['tab'];
export type SettingsPlace = { readonly tab?: SettingsTab };

const first: SettingsTab = 'appearance';

/** The tab from the address; anything unknown means the first one. */
export function parseSettingsPlace(raw: Readonly<Record<string, unknown>>): SettingsPlace {
  const known = settingsTabs.find(({ tab }) => tab === raw.tab);
  return known && known.tab !== first ? { tab: known.tab } : {};
}

export const tabOf = ({ tab }: SettingsPlace): SettingsTab => tab ?? first;
