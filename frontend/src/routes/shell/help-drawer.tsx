import { Drawer } from '../../ui/feedback/drawer';
import { KeyboardHelp } from './keyboard-help';

/** What `?` opens. */
export default function HelpDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer open onClose={onClose} title="Keyboard">
      <KeyboardHelp />
    </Drawer>
  );
}
