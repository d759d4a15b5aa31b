/** Prints the lease, or saves it as a file. */
export const PrintButton = () => (
  <button type="button" className="quiet" onClick={() => window.print()}>
    Print or save
  </button>
);
