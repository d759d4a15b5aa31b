import { chakra } from '@chakra-ui/react';
import { Drawer } from '../../ui/drawer';
import { CheckboxField } from '../../ui/fields/checkbox-field';
import { SelectField } from '../../ui/fields/select-field';
import { type BarColor, barColors, changeSettings, type LayoutSettings } from '../../ui/layout-settings';

const colorNames: Record<BarColor, string> = {
  primary: 'Green',
  white: 'Paper',
  ink: 'Ink',
  accent: 'Terracotta',
};

const switches = [
  { name: 'dark', label: 'Dark theme' },
  { name: 'rtl', label: 'Right to left' },
  { name: 'horizontal', label: 'Menu as a row under the top bar' },
  { name: 'miniSidebar', label: 'Narrow sidebar' },
  { name: 'fixedTopbar', label: 'Top bar stays while scrolling' },
  { name: 'fixedSidebar', label: 'Sidebar stays while scrolling' },
  { name: 'innerRight', label: 'Help panel at the side' },
] as const satisfies readonly { name: keyof LayoutSettings; label: string }[];

const colors = [
  { name: 'topbarColor', label: 'Top bar' },
  { name: 'sidebarColor', label: 'Sidebar' },
] as const;

const isBarColor = (value: string): value is BarColor => barColors.some((color) => color === value);

/** All layout settings (GEN-10); each works at once and is kept in this browser. */
export default function SettingsDrawer({
  open,
  onClose,
  settings,
}: {
  open: boolean;
  onClose: () => void;
  settings: LayoutSettings;
}) {
  return (
    <Drawer open={open} onClose={onClose} title="Display settings">
      <chakra.div display="flex" flexDirection="column" gap="2">
        {switches.map(({ name, label }) => (
          <CheckboxField
            key={name}
            name={name}
            label={label}
            checked={settings[name]}
            onChange={(event) => changeSettings({ [name]: event.target.checked })}
          />
        ))}
      </chakra.div>
      <chakra.div display="flex" flexDirection="column" gap="4" mt="6">
        {colors.map(({ name, label }) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            options={barColors.map((color) => ({ value: color, label: colorNames[color] }))}
            value={settings[name]}
            onChange={({ target }) => {
              if (isBarColor(target.value)) changeSettings({ [name]: target.value });
            }}
          />
        ))}
      </chakra.div>
      <chakra.p mt="6" mb="0" fontSize="xs" color="muted">
        Kept in this browser, for everybody who uses it.
      </chakra.p>
    </Drawer>
  );
}
