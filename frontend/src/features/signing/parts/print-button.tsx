/** A lease on paper, or as a file of one's own. */
export const PrintButton = () => (
  <button type="button" className="quiet" onClick={() => window.print()}>
    Print or save
  </button>
);
