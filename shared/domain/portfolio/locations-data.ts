import type { City, Country } from './location';

/** `Ames 50010, St. Paul 55101` as cities: plain text is a quarter of the size. */
const list = (text: string): City[] =>
  text.split(', ').map((entry) => ({ name: entry.slice(0, -6), zipcode: entry.slice(-5) }));

/** Spec §3, PRP-31: state ids run from 101 to 138 with gaps, one central zipcode a city. Import it lazily. */
export const countries: readonly Country[] = [
  {
    id: 1,
    name: 'United States',
    states: [
      {
        id: 101,
        name: 'Alabama',
        cities: list(
          'Birmingham 35204, Montgomery 36116, Huntsville 35801, Mobile 36606, Tuscaloosa 35485, Hoover 35226, Auburn 36831, Dothan 36302, Decatur 35602, Madison 35758, Florence 35631, Gadsden 35901, Prattville 36068, Opelika 36801, Phenix City 36868',
        ),
      },
      {
        id: 102,
        name: 'Arizona',
        cities: list(
          'Phoenix 85001, Tucson 85702, Mesa 85204, Chandler 85246, Scottsdale 85250, Glendale 85301, Gilbert 85296, Tempe 85280, Peoria 85381, Surprise 85379, Yuma 85364, Flagstaff 86002, Prescott 86301, Casa Grande 85222, Sierra Vista 85635',
        ),
      },
      {
        id: 103,
        name: 'California',
        cities: list(
          'Los Angeles 90012, San Diego 92112, San Jose 95172, San Francisco 94103, Fresno 93707, Sacramento 94203, Long Beach 90813, Oakland 94610, Bakersfield 93307, Anaheim 92825, Santa Ana 92712, Riverside 92502, Stockton 95204, Irvine 92623, Chula Vista 91910',
        ),
      },
      {
        id: 104,
        name: 'Colorado',
        cities: list(
          'Denver 80208, Colorado Springs 80901, Aurora 80011, Fort Collins 80523, Lakewood 80226, Thornton 80241, Arvada 80001, Westminster 80035, Pueblo 81002, Boulder 80321, Greeley 80633, Longmont 80502, Loveland 80537, Grand Junction 81501, Broomfield 80020',
        ),
      },
      {
        id: 105,
        name: 'Connecticut',
        cities: list(
          'Bridgeport 06604, New Haven 06501, Stamford 06904, Hartford 06112, Waterbury 06701, Norwalk 06858, Danbury 06813, New Britain 06050, Bristol 06010, Meriden 06454, Milford 06460, Middletown 06459, Norwich 06360, Shelton 06484, Torrington 06790',
        ),
      },
      {
        id: 106,
        name: 'Florida',
        cities: list(
          'Jacksonville 32214, Miami 33130, Tampa 33606, Orlando 32807, St. Petersburg 33709, Hialeah 33002, Tallahassee 32306, Fort Lauderdale 33311, Port St. Lucie 34985, Cape Coral 33990, Pembroke Pines 33082, Hollywood 33021, Gainesville 32610, Clearwater 33764, Sarasota 34237',
        ),
      },
      {
        id: 107,
        name: 'Georgia',
        cities: list(
          'Atlanta 30305, Augusta 30909, Columbus 31907, Macon 31212, Savannah 31406, Athens 30609, Roswell 30077, Albany 31701, Warner Robins 31093, Alpharetta 30023, Marietta 30060, Valdosta 31603, Smyrna 30082, Rome 30165, Peachtree City 30270',
        ),
      },
      {
        id: 108,
        name: 'Illinois',
        cities: list(
          'Chicago 60601, Aurora 60504, Joliet 60432, Naperville 60567, Rockford 61103, Springfield 62719, Elgin 60121, Peoria 61613, Champaign 61824, Waukegan 60079, Cicero 60804, Bloomington 61704, Evanston 60209, Schaumburg 60159, Decatur 62523',
        ),
      },
      {
        id: 109,
        name: 'Indiana',
        cities: list(
          'Indianapolis 46209, Fort Wayne 46801, Evansville 47701, South Bend 46601, Carmel 46033, Fishers 46085, Bloomington 47402, Hammond 46324, Gary 46407, Lafayette 47905, Muncie 47306, Terre Haute 47807, Kokomo 46903, Noblesville 46062, Anderson 46016',
        ),
      },
      // Kansas cities follow Iowa's own (spec §3: a quirk to preserve).
      {
        id: 110,
        name: 'Iowa',
        cities: [
          ...list(
            'Des Moines 50309, Cedar Rapids 52407, Davenport 52806, Sioux City 51105, Iowa City 52243, Waterloo 50702, Ames 50013, West Des Moines 50265, Council Bluffs 51502, Ankeny 50021, Dubuque 52001, Urbandale 50322, Cedar Falls 50614, Marion 52302',
          ),
          ...list(
            'Salina 67402, Olathe 66051, Lenexa 66215, Hutchinson 67501, Shawnee 66203, Manhattan 66503',
          ),
        ],
      },
      {
        id: 111,
        name: 'Kansas',
        cities: list(
          'Wichita 67201, Overland Park 66213, Kansas City 66102, Olathe 66051, Topeka 66612, Lawrence 66045, Shawnee 66203, Manhattan 66503, Lenexa 66215, Salina 67402, Hutchinson 67501, Leavenworth 66048, Leawood 66206, Dodge City 67801, Garden City 67846',
        ),
      },
      {
        id: 112,
        name: 'Kentucky',
        cities: list(
          'Louisville 40201, Lexington 40512, Bowling Green 42103, Owensboro 42302, Covington 41011, Richmond 40475, Georgetown 40324, Florence 41042, Hopkinsville 42240, Nicholasville 40356, Elizabethtown 42702, Henderson 42420, Frankfort 40602, Paducah 42001, Radcliff 40160',
        ),
      },
      {
        id: 113,
        name: 'Louisiana',
        cities: list(
          'New Orleans 70139, Baton Rouge 70822, Shreveport 71102, Lafayette 70504, Lake Charles 70602, Kenner 70062, Bossier City 71111, Monroe 71207, Alexandria 71301, Houma 70361, Slidell 70469, Hammond 70402, Ruston 71270, Sulphur 70663, Natchitoches 71458',
        ),
      },
      {
        id: 115,
        name: 'Maryland',
        cities: list(
          'Baltimore 21290, Frederick 21709, Rockville 20847, Gaithersburg 20884, Bowie 20721, Hagerstown 21741, Annapolis 21404, College Park 20740, Salisbury 21802, Laurel 20709, Greenbelt 20768, Cumberland 21501, Westminster 21157, Hyattsville 20788, Easton 21601',
        ),
      },
      {
        id: 116,
        name: 'Massachusetts',
        cities: list(
          'Boston 02108, Worcester 01601, Springfield 01103, Cambridge 02139, Lowell 01853, Brockton 02303, New Bedford 02741, Quincy 02269, Lynn 01903, Fall River 02721, Newton 02458, Lawrence 01840, Somerville 02143, Framingham 01703, Haverhill 01830',
        ),
      },
      {
        id: 117,
        name: 'Michigan',
        cities: list(
          'Detroit 48216, Grand Rapids 49501, Warren 48397, Sterling Heights 48311, Ann Arbor 48109, Lansing 48901, Flint 48555, Dearborn 48120, Livonia 48150, Troy 48098, Westland 48185, Farmington 48332, Kalamazoo 49001, Wyoming 49509, Southfield 48076',
        ),
      },
      {
        id: 118,
        name: 'Minnesota',
        cities: list(
          'Minneapolis 55401, St. Paul 55155, Rochester 55905, Duluth 55801, St. Cloud 56302, Eden Prairie 55344, Burnsville 55337, Mankato 56006, Moorhead 56561, Winona 55987, Lakeville 55044, Shakopee 55379, Owatonna 55060, Austin 55912, Bemidji 56601',
        ),
      },
      {
        id: 119,
        name: 'Missouri',
        cities: list(
          "Kansas City 64121, St. Louis 63108, Springfield 65898, Columbia 65211, Independence 64050, Lee's Summit 64002, St. Joseph 64501, St. Charles 63301, Blue Springs 64013, Florissant 63033, Joplin 64802, Chesterfield 63006, Jefferson City 65102, Cape Girardeau 63703, Ballwin 63022",
        ),
      },
      // Kansas cities come last (spec §3: a quirk to preserve).
      {
        id: 120,
        name: 'Montana',
        cities: [
          ...list(
            'Billings 59103, Missoula 59806, Great Falls 59401, Bozeman 59715, Butte 59701, Helena 59625, Kalispell 59901, Havre 59501, Anaconda 59711, Miles City 59301, Belgrade 59714, Livingston 59047, Laurel 59044, Whitefish 59937',
          ),
          ...list('Wichita 67201, Overland Park 66213, Topeka 66612, Lawrence 66045, Leavenworth 66048'),
        ],
      },
      {
        id: 121,
        name: 'Nebraska',
        cities: list(
          'Omaha 68131, Lincoln 68588, Bellevue 68005, Grand Island 68803, Kearney 68847, Fremont 68025, Hastings 68901, Norfolk 68702, North Platte 69101, Columbus 68601, Papillion 68133, La Vista 68128, Scottsbluff 69361, South Sioux City 68776, Beatrice 68310',
        ),
      },
      {
        id: 122,
        name: 'Nevada',
        cities: list(
          'Las Vegas 89162, Henderson 89002, Reno 89504, North Las Vegas 89086, Sparks 89434, Carson City 89711, Fernley 89408, Elko 89801, Mesquite 89024, Boulder City 89005, Fallon 89407, Winnemucca 89446, Ely 89315, Yerington 89447',
        ),
      },
      {
        id: 123,
        name: 'New Jersey',
        cities: list(
          'Newark 07103, Jersey City 07311, Paterson 07509, Elizabeth 07201, Trenton 08601, Clifton 07015, Camden 08103, Passaic 07055, East Orange 07017, Union City 07087, Bayonne 07002, Vineland 08360, New Brunswick 08901, Hoboken 07030, Perth Amboy 08861',
        ),
      },
      {
        id: 124,
        name: 'New York',
        cities: list(
          'New York 10001, Buffalo 14204, Rochester 14608, Yonkers 10701, Syracuse 13202, Albany 12201, New Rochelle 10802, Mount Vernon 10553, Schenectady 12301, Utica 13503, White Plains 10601, Troy 12181, Niagara Falls 14301, Binghamton 13902, Ithaca 14853',
        ),
      },
      {
        id: 125,
        name: 'North Carolina',
        cities: list(
          'Charlotte 28204, Raleigh 27611, Greensboro 27402, Durham 27704, Winston-Salem 27127, Fayetteville 28305, Cary 27513, Wilmington 28403, High Point 27262, Concord 28025, Asheville 28810, Gastonia 28052, Greenville 27833, Jacksonville 28546, Chapel Hill 27515',
        ),
      },
      // North Dakota has its own Lincoln besides Bismarck (spec §3 asks for it).
      {
        id: 126,
        name: 'North Dakota',
        cities: list(
          'Fargo 58106, Bismarck 58501, Grand Forks 58206, Minot 58707, West Fargo 58078, Williston 58802, Dickinson 58602, Mandan 58554, Jamestown 58401, Wahpeton 58076, Devils Lake 58301, Watford City 58854, Valley City 58072, Lincoln 58504',
        ),
      },
      {
        id: 127,
        name: 'Ohio',
        cities: list(
          'Columbus 43216, Cleveland 44114, Cincinnati 45201, Toledo 43608, Akron 44328, Dayton 45402, Canton 44711, Youngstown 44503, Lorain 44052, Hamilton 45025, Springfield 45502, Elyria 44036, Middletown 45044, Mansfield 44999, Mentor 44060',
        ),
      },
      {
        id: 128,
        name: 'Oklahoma',
        cities: list(
          'Oklahoma City 73105, Tulsa 74119, Norman 73071, Broken Arrow 74013, Edmond 73034, Lawton 73507, Moore 73160, Enid 73702, Stillwater 74077, Muskogee 74403, Bartlesville 74006, Owasso 74055, Shawnee 74802, Ardmore 73451, Ponca City 74601',
        ),
      },
      {
        id: 130,
        name: 'Oregon',
        cities: list(
          'Portland 97207, Salem 97311, Eugene 97401, Gresham 97030, Hillsboro 97124, Beaverton 97075, Bend 97708, Medford 97504, Springfield 97477, Corvallis 97331, Albany 97322, Lake Oswego 97034, Grants Pass 97528, Oregon City 97045, Ashland 97520',
        ),
      },
      {
        id: 131,
        name: 'Pennsylvania',
        cities: list(
          'Philadelphia 19140, Pittsburgh 15230, Allentown 18102, Erie 16503, Reading 19601, Scranton 18503, Bethlehem 18017, Lancaster 17611, Harrisburg 17105, York 17403, Altoona 16603, Wilkes-Barre 18710, Johnstown 15901, State College 16804, Easton 18043',
        ),
      },
      {
        id: 132,
        name: 'South Carolina',
        cities: list(
          'Columbia 29215, Charleston 29403, North Charleston 29405, Mount Pleasant 29464, Rock Hill 29731, Greenville 29601, Summerville 29486, Sumter 29150, Goose Creek 29445, Florence 29506, Spartanburg 29305, Myrtle Beach 29588, Anderson 29622, Aiken 29804, Greenwood 29648',
        ),
      },
      {
        id: 133,
        name: 'Tennessee',
        cities: list(
          'Nashville 37224, Memphis 38108, Knoxville 37927, Chattanooga 37401, Clarksville 37040, Murfreesboro 37131, Franklin 37064, Jackson 38302, Johnson City 37605, Hendersonville 37075, Bartlett 38134, Kingsport 37660, Collierville 38017, Cleveland 37320, Smyrna 37167',
        ),
      },
      {
        id: 134,
        name: 'Texas',
        cities: list(
          'Houston 77002, San Antonio 78206, Dallas 75222, Austin 78756, Fort Worth 76101, El Paso 79910, Arlington 76012, Corpus Christi 78404, Plano 75075, Lubbock 79409, Laredo 78042, Irving 75062, Garland 75046, Amarillo 79159, Waco 76707',
        ),
      },
      {
        id: 135,
        name: 'Utah',
        cities: list(
          'Salt Lake City 84115, West Valley City 84119, Provo 84606, West Jordan 84088, Orem 84097, Sandy 84094, Ogden 84244, St. George 84770, Layton 84040, South Jordan 84009, Lehi 84043, Logan 84321, Murray 84107, Bountiful 84011, Draper 84020',
        ),
      },
      {
        id: 136,
        name: 'Virginia',
        cities: list(
          'Virginia Beach 23460, Norfolk 23509, Chesapeake 23326, Richmond 23218, Newport News 23608, Alexandria 22332, Hampton 23669, Roanoke 24001, Portsmouth 23707, Suffolk 23432, Lynchburg 24506, Harrisonburg 22803, Charlottesville 22904, Danville 24543, Fredericksburg 22401',
        ),
      },
      {
        id: 137,
        name: 'Washington',
        cities: list(
          'Seattle 98101, Spokane 99210, Tacoma 98411, Vancouver 98661, Bellevue 98005, Kent 98030, Everett 98203, Renton 98055, Yakima 98907, Federal Way 98003, Kennewick 99336, Bellingham 98227, Olympia 98504, Redmond 98052, Auburn 98002',
        ),
      },
      {
        id: 138,
        name: 'Wisconsin',
        cities: list(
          'Milwaukee 53233, Madison 53701, Green Bay 54304, Kenosha 53141, Racine 53407, Appleton 54913, Waukesha 53187, Eau Claire 54702, Oshkosh 54904, Janesville 53547, La Crosse 54603, Sheboygan 53081, Wausau 54401, Fond du Lac 54936, Beloit 53512',
        ),
      },
    ],
  },
];
