/**
 * Types of the schema.org vocabulary that may stand for the person or organisation a site is about: organisations, kinds of local business,
 * people, and what a site can present. Only what schema.org defines may be listed.
 */
export const SCHEMA_TYPES: ReadonlySet<string> = new Set(
  `Organization NGO MusicGroup EducationalOrganization School Preschool Corporation OnlineBusiness OnlineStore
  CollegeOrUniversity ResearchOrganization NewsMediaOrganization
  Aquarium LandmarksOrHistoricalBuildings Park Zoo FireStation PerformingGroup DanceGroup TheaterGroup SportsTeam Person SoftwareApplication Course Festival Event Blog
  LocalBusiness AnimalShelter ArchiveOrganization ChildCare DryCleaningOrLaundry EmploymentAgency InternetCafe Library
  RadioStation RealEstateAgent RecyclingCenter SelfStorage ShoppingCenter TelevisionStation TouristInformationCenter
  TravelAgency ProfessionalService AutomotiveBusiness AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair
  AutoWash GasStation MotorcycleDealer MotorcycleRepair EntertainmentBusiness AdultEntertainment AmusementPark
  ArtGallery Casino ComedyClub MovieTheater NightClub FinancialService AccountingService InsuranceAgency BankOrCreditUnion
  FoodEstablishment Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Restaurant Winery
  GovernmentOffice HealthAndBeautyBusiness BeautySalon DaySpa HairSalon HealthClub NailSalon TattooParlor
  HomeAndConstructionBusiness Electrician GeneralContractor HVACBusiness HousePainter Locksmith MovingCompany Plumber
  RoofingContractor LegalService Attorney Notary LodgingBusiness BedAndBreakfast Campground Hostel Hotel Motel Resort
  VacationRental MedicalBusiness MedicalClinic Dentist Optician Pharmacy Physician Physiotherapy MedicalOrganization
  VeterinaryCare SportsActivityLocation BowlingAlley ExerciseGym GolfCourse PublicSwimmingPool SkiResort SportsClub
  StadiumOrArena TennisComplex Store BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore
  ElectronicsStore Florist FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop HomeGoodsStore JewelryStore
  LiquorStore MensClothingStore MobilePhoneStore MovieRentalStore MusicStore OfficeEquipmentStore OutletStore PawnShop
  PetStore ShoeStore SportingGoodsStore TireShop ToyStore WholesaleStore TaxiService MusicSchool EventVenue Museum
  PerformingArtsTheater MusicVenue PlaceOfWorship BuddhistTemple Church HinduTemple Mosque Synagogue`.split(
    /\s+/,
  ),
);
