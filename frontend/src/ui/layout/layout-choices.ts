import { type BarColor, barColors, type LayoutSettings } from './layout-settings';

/** Names of the layout settings (GEN-10), shared by the drawer and the settings page. */
const barColorNames: Record<BarColor, string> = {
  primary: 'Green',
  white: 'Paper',
  ink: 'Ink',
  accent: 'Terracotta',
};

export const barColorOptions = barColors.map((color) => ({ value: color, label: barColorNames[color] }));

export const isBarColor = (value: string): value is BarColor => barColors.some((color) => color === value);

/** The on/off settings except theme and direction. */
export const layoutSwitches = [
  { name: 'horizontal', label: 'Menu as a row under the top bar' },
  { name: 'miniSidebar', label: 'Narrow sidebar' },
  { name: 'fixedTopbar', label: 'Top bar stays while scrolling' },
  { name: 'fixedSidebar', label: 'Sidebar stays while scrolling' },
  { name: 'innerRight', label: 'Help panel at the side' },
] as const satisfies readonly { name: keyof LayoutSettings; label: string }[];

export const barChoices = [
  { name: 'topbarColor', label: 'Top bar' },
  { name: 'sidebarColor', label: 'Sidebar' },
] as const;
