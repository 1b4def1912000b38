/** One board per additional ATS, each with one engineering posting in Denver in the format of that ATS's API. */
export const VENDOR_BOARDS: Readonly<Record<string, unknown>> = {
  'lever/kestrel': [
    {
      id: 'aaaa1111-0000-4000-8000-000000000001',
      text: 'Lever Kiln Engineer',
      categories: { location: 'Denver, CO', commitment: 'Full-time', team: 'Engineering' },
      description: '<div>You will keep the kiln software hot.</div>',
      lists: [],
      additional: '',
      hostedUrl: 'https://jobs.example/kestrel/1',
      workplaceType: 'on-site',
    },
  ],
  'lever-eu/kestrel': [
    {
      id: 'bbbb1111-0000-4000-8000-000000000001',
      text: 'Backend Engineer, Europe',
      categories: { location: 'Berlin, Germany', commitment: 'Full-time', team: 'Engineering' },
      description: '<div>You will keep the European kilns hot.</div>',
      lists: [],
      hostedUrl: 'https://jobs.example/kestrel-eu/1',
    },
  ],
  'ashby/Foxglove Works': {
    apiVersion: '1',
    jobs: [
      {
        id: 'cccc1111-0000-4000-8000-000000000001',
        title: 'Backend Engineer, Ashby',
        department: 'Engineering',
        employmentType: 'FullTime',
        location: 'Denver, CO',
        secondaryLocations: [],
        isListed: true,
        isRemote: false,
        workplaceType: 'OnSite',
        publishedAt: '2026-10-01T10:00:00.000Z',
        jobUrl: 'https://jobs.example/foxglove/1',
        applyUrl: 'https://jobs.example/foxglove/1/apply',
        descriptionHtml: '<p>You will build greenhouses for foxgloves.</p>',
      },
    ],
  },
  'smartrecruiters/Marram': {
    offset: 0,
    limit: 100,
    totalFound: 1,
    content: [
      {
        id: '7439990001',
        name: 'Backend Engineer, SmartRecruiters',
        company: { identifier: 'Marram', name: 'Marram' },
        releasedDate: '2026-10-01T10:00:00.000Z',
        location: { city: 'Denver', region: 'CO', country: 'us', remote: false },
        department: { id: 1, label: 'Engineering' },
        typeOfEmployment: { id: 'permanent', label: 'Full-time' },
        jobAd: {
          sections: {
            jobDescription: {
              title: 'Job Description',
              text: '<ul><li>Keep the dune sensors reporting through every storm</li><li>Plan the next thousand sensors with the surveyors</li></ul>',
            },
          },
        },
      },
    ],
  },
  'workable/saltpan': {
    name: 'Saltpan',
    jobs: ['Denver', 'Boulder'].map((city) => ({
      title: 'Backend Engineer, Workable',
      shortcode: 'SALT000001',
      employment_type: 'Full-time',
      telecommuting: false,
      department: 'Engineering',
      url: 'https://jobs.example/saltpan/1',
      published_on: '2026-10-01',
      country: 'United States',
      state: 'Colorado',
      city,
      locations: [{ country: 'United States', countryCode: 'US', city, region: 'Colorado', hidden: false }],
      description: '<p>You will count grains of salt.</p>',
    })),
  },
  'recruitee/thistle': {
    offers: [
      {
        id: 71,
        slug: 'backend-engineer',
        title: 'Backend Engineer, Recruitee',
        description: '<p>You will sort seeds by weight.</p>',
        requirements: '',
        careers_url: 'https://jobs.example/thistle/1',
        company_name: 'Thistle',
        department: 'Engineering',
        locations: [
          { city: 'Denver', state: 'Colorado', country: 'United States', country_code: 'US', name: 'Denver' },
        ],
        remote: false,
        hybrid: false,
        on_site: true,
        employment_type_code: 'fulltime_permanent',
        status: 'published',
        published_at: '2026-10-01 13:40:19 UTC',
        updated_at: '2026-10-01 13:40:19 UTC',
      },
    ],
  },
};
