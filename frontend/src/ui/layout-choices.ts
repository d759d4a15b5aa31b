import { type BarColor, barColors, type LayoutSettings } from './layout-settings';

/** How the layout settings (GEN-10) are called, in the drawer and on the settings page alike. */
const barColorNames: Record<BarColor, string> = {
  primary: 'Green',
  white: 'Paper',
  ink: 'Ink',
  accent: 'Terracotta',
};

export const barColorOptions = barColors.map((color) => ({ value: color, label: barColorNames[color] }));

export const isBarColor = (value: string): value is BarColor => barColors.some((color) => color === value);

/** What is on or off, theme and direction apart. */
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
