import { Drawer } from '../../ui/feedback/drawer';
import { CheckboxField } from '../../ui/fields/checkbox-field';
import { SelectField } from '../../ui/fields/select-field';
import { Stack } from '../../ui/layout/layout';
import { barChoices, barColorOptions, isBarColor, layoutSwitches } from '../../ui/layout/layout-choices';
import { changeSettings, type LayoutSettings } from '../../ui/layout/layout-settings';
import { Muted } from '../../ui/primitives/text';

const switches = [
  { name: 'dark', label: 'Dark theme' },
  { name: 'rtl', label: 'Right to left' },
  ...layoutSwitches,
] as const;

/** All layout settings (GEN-10). Each applies at once and is stored in this browser. */
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
      <Stack gap="2">
        {switches.map(({ name, label }) => (
          <CheckboxField
            key={name}
            name={name}
            label={label}
            checked={settings[name]}
            onChange={(event) => changeSettings({ [name]: event.target.checked })}
          />
        ))}
      </Stack>
      <Stack gap="4" my="6">
        {barChoices.map(({ name, label }) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            options={barColorOptions}
            value={settings[name]}
            onChange={({ target }) => {
              if (isBarColor(target.value)) changeSettings({ [name]: target.value });
            }}
          />
        ))}
      </Stack>
      <Muted small>Saved in this browser, for everyone who uses it.</Muted>
    </Drawer>
  );
}
