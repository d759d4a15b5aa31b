/** A state's zone, and the ZIP codes (or prefixes) in another zone; the longest match counts. */
type StateZones = { readonly zone: string; readonly except?: Readonly<Record<string, string>> };

const eastern: StateZones = { zone: 'America/New_York' };
const central: StateZones = { zone: 'America/Chicago' };
const mountain: StateZones = { zone: 'America/Denver' };
const pacific: StateZones = { zone: 'America/Los_Angeles' };

/** An IANA name covers all places with the same time today: Detroit and Indianapolis count as New York. */
const east = eastern.zone;
const center = central.zone;
const mount = mountain.zone;
const west = pacific.zone;

/**
 * For states with two zones: 49 CFR part 71, subpart A (the Department of Transportation's boundaries, by
 * county) and the ZIP codes of those counties' post offices. A property near a boundary can change its zone
 * by hand.
 */
export const stateZones: Readonly<Record<string, StateZones>> = {
  Alabama: central,
  Alaska: { zone: 'America/Anchorage', except: { 'America/Adak': '99546 99547' } },
  // The Navajo Nation keeps daylight saving time, the rest of the state does not.
  Arizona: {
    zone: 'America/Phoenix',
    except: {
      [mount]:
        '86033 86044 86045 86053 86054 86503 86504 86505 86506 86507 86508 86510 86511 86514 86515 86520 86535 86538 86540 86544 86545 86547 86556',
    },
  },
  Arkansas: central,
  California: pacific,
  Colorado: mountain,
  Connecticut: eastern,
  Delaware: eastern,
  'District of Columbia': eastern,
  Florida: { zone: east, except: { [center]: '324 325', [east]: '32456 32457' } },
  Georgia: eastern,
  Hawaii: { zone: 'Pacific/Honolulu' },
  Idaho: { zone: mount, except: { [west]: '835 838', [mount]: '83547 83549' } },
  Illinois: central,
  Indiana: {
    zone: east,
    except: {
      [center]:
        '463 464 476 477 46531 46532 46534 46968 47514 47515 47520 47523 47525 47531 47537 47550 47551 47552 47556 47574 47576 47577 47579 47586 47588 47922 47943 47948 47951 47963 47964 47977 47978',
    },
  },
  Iowa: central,
  Kansas: {
    zone: center,
    except: { [mount]: '67733 67735 67741 67758 67761 67762 67836 67857 67878 67879' },
  },
  Kentucky: {
    zone: east,
    except: {
      [center]:
        '420 421 422 423 424 40111 40115 40119 40140 40143 40144 40145 40146 40152 40170 40171 40176 40178 42602 42603 42629 42642 42712 42713 42717 42721 42722 42726 42728 42729 42731 42741 42742 42743 42746 42749 42753 42754 42755 42759 42762 42765 42782',
    },
  },
  Louisiana: central,
  Maine: eastern,
  Maryland: eastern,
  Massachusetts: eastern,
  Michigan: {
    zone: east,
    except: {
      [center]:
        '49801 49802 49812 49815 49821 49831 49834 49845 49847 49848 49852 49858 49863 49870 49873 49874 49876 49877 49881 49886 49887 49892 49893 49896 49902 49903 49911 49915 49920 49927 49935 49938 49947 49959 49964 49968 49969',
    },
  },
  Minnesota: central,
  Mississippi: central,
  Missouri: central,
  Montana: mountain,
  Nebraska: {
    zone: center,
    except: {
      [mount]:
        '693 69021 69023 69027 69030 69033 69037 69041 69045 69121 69122 69125 69127 69128 69129 69131 69133 69134 69140 69141 69144 69145 69146 69147 69148 69149 69150 69152 69153 69154 69155 69156 69160 69162 69168 69190 69211 69216 69218 69219',
    },
  },
  // West Wendover keeps the time of Utah across the street.
  Nevada: { zone: west, except: { [mount]: '89883' } },
  'New Hampshire': eastern,
  'New Jersey': eastern,
  'New Mexico': mountain,
  'New York': eastern,
  'North Carolina': eastern,
  'North Dakota': {
    zone: center,
    except: { [mount]: '586 58528 58529 58533 58538 58562 58564 58568 58569 58570' },
  },
  Ohio: eastern,
  Oklahoma: central,
  Oregon: {
    zone: west,
    except: {
      [mount]: '97901 97902 97903 97906 97908 97909 97910 97911 97913 97914 97917 97918 97920',
    },
  },
  Pennsylvania: eastern,
  'Rhode Island': eastern,
  'South Carolina': eastern,
  'South Dakota': {
    zone: center,
    except: {
      [mount]: '576 577 57521 57537 57543 57547 57551 57552 57553 57567 57574 57577',
      [center]: '57601 57631 57632 57646 57648',
    },
  },
  Tennessee: {
    zone: center,
    except: {
      [east]:
        '374 376 377 378 379 37302 37303 37304 37307 37308 37309 37310 37311 37312 37314 37315 37316 37317 37320 37321 37322 37323 37325 37326 37329 37331 37332 37333 37336 37337 37341 37343 37350 37351 37353 37354 37361 37362 37363 37364 37369 37370 37371 37373 37377 37379 37381 37384 37385 37391',
      [center]: '37723',
    },
  },
  Texas: {
    zone: center,
    except: { [mount]: '799 885 79821 79835 79836 79837 79838 79839 79847 79849 79851 79853' },
  },
  Utah: mountain,
  Vermont: eastern,
  Virginia: eastern,
  Washington: pacific,
  'West Virginia': eastern,
  Wisconsin: central,
  Wyoming: mountain,
  'American Samoa': { zone: 'Pacific/Pago_Pago' },
  Guam: { zone: 'Pacific/Guam' },
  'Northern Mariana Islands': { zone: 'Pacific/Guam' },
  'Puerto Rico': { zone: 'America/Puerto_Rico' },
  'U.S. Virgin Islands': { zone: 'America/Puerto_Rico' },
};
